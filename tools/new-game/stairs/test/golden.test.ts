import { goldenText } from '@quartet/testkit';
import { expect, test } from 'vitest';
import { kit } from './kit.ts';

test('a match plays out as it always did', async () => {
  await expect(goldenText(kit, 3, { rounds: 1 }, 'three-seats')).toMatchFileSnapshot(
    '../golden/three-seats.txt',
  );
});
