import type { Store } from '../store/store.ts';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Made at the first start and never again: subscriptions are bound to them. Of nodes that start at once, one wins. */
export async function vapidKeys({ db }: Store, now = Date.now()): Promise<VapidKeys> {
  const kept = () => db.selectFrom('push_key').select(['public', 'private']).executeTakeFirst();
  let found = await kept();
  if (!found) {
    const { default: webPush } = await import('web-push');
    const made = webPush.generateVAPIDKeys();
    await db
      .insertInto('push_key')
      .values({ id: 1, public: made.publicKey, private: made.privateKey, created: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    found = await kept();
  }
  return { publicKey: found!.public, privateKey: found!.private };
}
