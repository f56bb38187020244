// Being told of one's turn while nobody looks at the table. Not part of the index: a page loads it with the button.
import { LANGUAGES } from '@quartet/core';
import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';

/** Where a browser's push service takes messages for it. Whoever knows it may send some: it is a secret. */
const endpointSchema = z.string().check(z.maxLength(LIMITS.url * 2), z.regex(/^https:\/\/\S+$/));

/** What `PushManager.subscribe` needs. */
export const pushKeySchema = z.strictObject({ key: z.string() });

/** As `PushSubscription.toJSON()` gives it, and the language the messages shall have. */
export const pushSubscriptionSchema = z.strictObject({
  endpoint: endpointSchema,
  keys: z.strictObject({
    /** A point of the curve P-256: 65 bytes. */
    p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
    /** 16 bytes. */
    auth: z.string().check(z.regex(/^[\w-]{22}(==)?$/)),
  }),
  language: z.enum(LANGUAGES),
});
export type PushSubscriptionSent = z.infer<typeof pushSubscriptionSchema>;

export const pushEndSchema = z.strictObject({ endpoint: endpointSchema });

/** What a service worker is told. Public at the table: no hidden card is ever in it. */
export const turnAlertSchema = z.strictObject({
  table: z.string(),
  game: z.string(),
  title: z.string(),
  body: z.string(),
});
export type TurnAlert = z.infer<typeof turnAlertSchema>;
