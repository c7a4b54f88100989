import {useEffect} from 'preact/hooks';

/** Names the page in the window's title, which screen readers say first. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · docextract`;
  }, [title]);
}
