import {useRead} from '../api/query-hooks.js';
import {Loaded} from '../parts/loaded.js';
import {usePageTitle} from '../parts/page-title.js';
import {Editor} from './editor.js';
import {tabOf} from './tabs.js';
import './editor.css';

/** A template: fields on its pages, settings, versions, teaching. */
export function EditorPage({id, tab}: {id: string; tab: string | undefined}) {
  const template = useRead('GET /templates/{id}', {path: {id}}, {staleTime: Infinity});
  usePageTitle(template.data?.name ?? 'Template');
  return (
    <div class="editor">
      <Loaded read={template}>{(detail) => <Editor detail={detail} tab={tabOf(tab)} />}</Loaded>
    </div>
  );
}
