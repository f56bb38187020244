import { inAllLanguages } from '../app/words/in-all-languages.ts';
import type { OrderWords } from './order-words.en.ts';

export type { OrderWords };
export const ORDER_WORDS = inAllLanguages<OrderWords>(
  import.meta.glob('./order-words.*.ts', { eager: true, import: 'words' }),
);
