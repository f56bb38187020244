import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeViolations } from './axe.ts';
import { findChromium, launch } from './chromium.ts';
import { OnlineServer } from './online-server.ts';
import { personAt } from './online-table.ts';
import { startSite } from './site.ts';
import { PHONE } from './visitor.ts';

const CHROMIUM = findChromium();
/** Milliseconds for a server and a browser to start on a busy machine. */
const HOOKS = 120_000;

describe.skipIf(CHROMIUM === null)('who one is to the server', () => {
  let browser: Browser;
  let server: OnlineServer;
  let page: Page;

  beforeAll(async () => {
    server = new OnlineServer((await startSite()).folder);
    await server.start();
    browser = await launch(CHROMIUM!);
    ({ page } = await personAt(browser, PHONE));
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.goto(`${server.url}/#/online/me`);
    await page.getByLabel('Your name').waitFor();
  }, HOOKS);
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
  const signOut = async (): Promise<void> => {
    await press('Sign out');
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  };

  test('a guest keeps name and face', async () => {
    expect(await axeViolations(page)).toEqual([]);
    await page.getByLabel('Your name').fill('Zora');
    await page.locator('label', { hasText: 'Rabbit' }).click();
    await press('Save');
    await page.getByText('this device').waitFor();
    await page.reload();
    expect(await page.getByLabel('Your name').inputValue()).toBe('Zora');
    expect(await page.getByRole('radio', { name: 'Rabbit' }).isChecked()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('signs in again with a password; a wrong one is refused', async () => {
    await page.getByLabel('Sign-in name').fill('zora');
    await page.getByLabel('Password').fill('long enough');
    await press('Keep my account');
    await page.getByText('You sign in as zora.').waitFor();
    await signOut();
    await page.getByLabel('Sign-in name').fill('zora');
    await page.getByLabel('Password').fill('not the one');
    await press('Sign in');
    await page.getByText('Name and password do not fit together.').waitFor();
    await page.getByLabel('Password').fill('long enough');
    await press('Sign in');
    await page.getByText('You sign in as zora.').waitFor();
    expect(await page.getByLabel('Your name').inputValue()).toBe('Zora');
  });

  test('signs in with a passkey', async () => {
    await press('Add a passkey');
    await page.getByText('You have a passkey.').waitFor();
    await signOut();
    await press('Sign in with a passkey');
    await page.getByText('You sign in as zora.').waitFor();
  });

  test('is forgotten after asking twice', async () => {
    await press('Delete my data');
    await press('Delete everything about me');
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    await page.getByLabel('Sign-in name').fill('zora');
    await page.getByLabel('Password').fill('long enough');
    await press('Sign in');
    await page.getByText('Name and password do not fit together.').waitFor();
  });
});
