export const words = {
  title: 'Turn alerts',
  ask: 'Tell me when it is my turn',
  onPush: 'You will be told when it is your turn, also when Quartet is closed.',
  onPage: 'You will be told when it is your turn, as long as this page stays open.',
  noPush: 'This browser cannot tell you once the page is closed.',
  denied: 'This browser does not allow notifications from here. You can change that in its settings.',
  unable: 'This browser knows no notifications.',
  homeScreen:
    'On an iPhone or iPad this works from the Home Screen only: tap Share, then “Add to Home Screen”, open Quartet from there and ask again.',
  isOff: 'You are not told here when a table waits for you. The menu of a table has a button for it.',
  turnOff: 'Turn off here',
};

export type AlertWords = typeof words;
