import {useState} from 'preact/hooks';
import type {Example} from '../../contract/teaching.js';
import {useWrite} from '../api/query-hooks.js';
import {Button} from '../parts/button.js';
import {Confirm} from '../parts/dialog.js';
import {Empty} from '../parts/notice.js';
import {Time} from '../parts/time.js';
import {tell} from '../parts/toasts.js';

/** Documents that are kept as examples; each can be deleted. */
export function ExampleTable({template, examples}: {template: string; examples: readonly Example[]}) {
  const [asked, setAsked] = useState<Example>();
  const remove = useWrite('DELETE /templates/{id}/examples/{example}', ['GET /templates/{id}/examples']);
  if (examples.length === 0)
    return (
      <Empty icon="spark" title="No examples yet">
        <p>Review a document of this template, then keep it as an example there. It is kept only then.</p>
      </Empty>
    );
  return (
    <div class="table-frame">
      <table>
        <thead>
          <tr>
            <th scope="col">Document</th>
            <th scope="col" class="right">
              Fields
            </th>
            <th scope="col" class="right">
              Corrected
            </th>
            <th scope="col">Kept</th>
            <th scope="col">
              <span class="only-heard">Delete</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {examples.map((example) => (
            <tr key={example.id}>
              <th scope="row">
                {example.name}
                {example.has_pictures && <span class="small soft"> · with pictures</span>}
              </th>
              <td class="right number">{example.fields}</td>
              <td class="right number">{example.corrected}</td>
              <td class="soft">
                <Time at={example.created_at} /> by {example.by}
              </td>
              <td class="right">
                <Button
                  small
                  look="quiet"
                  icon="trash"
                  label={`Delete ${example.name}`}
                  onClick={() => {
                    setAsked(example);
                  }}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {asked !== undefined && (
        <Confirm
          title={`Delete the example ${asked.name}?`}
          deed="Delete the example"
          onConfirm={async () => {
            await remove.mutateAsync({path: {id: template, example: asked.id}});
            tell('Example deleted');
          }}
          onClose={() => {
            setAsked(undefined);
          }}
        >
          <p>
            Its words, boxes and values are deleted, in the versions that learned from it, too. The labels
            they learned stay.
          </p>
        </Confirm>
      )}
    </div>
  );
}
