/** What home and the first visit both need: it comes with the first file, and neither brings the other. */
import '@quartet/catalog/list';
import '../kit/letters.ts';
import '../kit/memo.tsx';
import '../ui/emblem.tsx';
import './play-at-once.ts';
import './use-online.ts';
import './vignette.tsx';
