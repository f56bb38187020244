import { useWords } from '../app/words/index.ts';
import { Icon } from './icon.tsx';
import './page-header.css';

/** The way back, and where one is. */
export function PageHeader({ title }: { readonly title: string }) {
  const words = useWords();
  return (
    <header>
      <button type="button" class="icon-button" aria-label={words.back} onClick={() => history.back()}>
        <Icon name="back" />
      </button>
      <p class="page-title">{title}</p>
      <a class="button plain page-home" href="#/">
        {words.home}
      </a>
    </header>
  );
}
