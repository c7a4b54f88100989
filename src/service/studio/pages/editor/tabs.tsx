import {Link} from 'wouter-preact';

const tabs = [
  {tab: 'fields', words: 'Fields'},
  {tab: 'try', words: 'Try it'},
  {tab: 'settings', words: 'Settings'},
  {tab: 'webhook', words: 'Webhook'},
  {tab: 'versions', words: 'Versions'},
  {tab: 'teaching', words: 'Teaching'},
] as const;
export type Tab = (typeof tabs)[number]['tab'];

export function tabOf(text: string | undefined): Tab {
  return tabs.find(({tab}) => tab === text)?.tab ?? 'fields';
}

/** The parts of a template. */
export function EditorTabs({id, current}: {id: string; current: Tab}) {
  return (
    <nav class="tabs" aria-label="Template">
      {tabs.map(({tab, words}) => (
        <Link
          key={tab}
          href={tab === 'fields' ? `/templates/${id}` : `/templates/${id}/${tab}`}
          aria-current={tab === current ? 'page' : undefined}
        >
          {words}
        </Link>
      ))}
    </nav>
  );
}
