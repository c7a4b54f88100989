import {useMemo, useState} from 'preact/hooks';
import type {Extraction} from '../../../../contract/extraction.js';
import type {Sample} from '../../contract/page.js';
import {call} from '../api/call.js';
import {PageStack} from '../page-view/page-stack.js';
import {PickLayer} from '../page-view/pick-layer.js';
import {Button} from '../parts/button.js';
import {FileEntry} from '../parts/file-entry.js';
import {Empty, Loading, Notice, ProblemNotice} from '../parts/notice.js';
import {wordsOf} from '../parts/values.js';
import {pictureOf} from './on-page/sources.js';
import {TriedFields} from './tried-fields.js';
import {type DraftState, editOf} from './draft/use-draft.js';

interface Tried {
  sample: Sample;
  extraction?: Extraction;
}

/** Reads another document with the template as it is now, saved or not. */
export function TryTab({state}: {state: DraftState}) {
  const [tried, setTried] = useState<Tried>();
  const [work, setWork] = useState<{busy: boolean; error?: unknown}>({busy: false});
  const [selected, setSelected] = useState<string>();

  const read = async (sample: Sample) => {
    setTried({sample});
    const body = {template: editOf(state.draft), template_id: state.base.id};
    setTried({sample, extraction: await call('POST /samples/{id}/try', {path: {id: sample.id}, body})});
  };
  const run = (work: () => Promise<void>) => {
    setWork({busy: true});
    work().then(
      () => {
        setWork({busy: false});
      },
      (error: unknown) => {
        setWork({busy: false, error});
      },
    );
  };
  const open = (file: File) => {
    run(async () => read(await call('POST /samples', {files: [file]})));
  };
  const field = selected === undefined ? undefined : tried?.extraction?.fields[selected];
  const target = useMemo(
    () => (field?.box === undefined ? undefined : {page: field.page ?? 1, box: field.box}),
    [selected, tried],
  );
  const entries = Object.entries(tried?.extraction?.fields ?? {});
  return (
    <>
      {tried === undefined ? (
        <div class="page-view">
          <Empty icon="play" title="Try it on another document">
            <p>Nothing is kept and no credit is used. The template need not be saved.</p>
          </Empty>
        </div>
      ) : (
        <PageStack
          label={`Pages of ${tried.sample.name}`}
          pages={tried.sample.pages}
          picture={(page, width) => pictureOf({sample: tried.sample.id}, page, width)}
          target={target}
          overlay={(page) => {
            const here = entries.flatMap(([name, one]) =>
              one.box !== undefined && (one.page ?? 1) === page
                ? [{name, box: one.box, value: one.value}]
                : [],
            );
            return here.length === 0 ? null : (
              <PickLayer
                label={`Values on page ${page}`}
                chosen={here.findIndex(({name}) => name === selected)}
                items={here.map(({name, box, value}) => ({
                  box,
                  label: `${name}: ${wordsOf(value)}`,
                  class: 'lit',
                }))}
                onPick={(at) => {
                  setSelected(here[at]?.name);
                }}
              />
            );
          }}
        />
      )}
      <aside class="editor-side" aria-label="What was read">
        <div class="form roomy">
          <FileEntry label="Document to try" hint="PDF or picture" file={undefined} onChoose={open} />
          {tried !== undefined && (
            <Button
              icon="play"
              busy={work.busy}
              onClick={() => {
                run(() => read(tried.sample));
              }}
            >
              Read again
            </Button>
          )}
          <ProblemNotice error={work.error} />
          {tried?.extraction?.warnings.map((warning) => (
            <Notice key={warning} look="unsure" icon="alert" title={warning} />
          ))}
        </div>
        {work.busy && tried?.extraction === undefined && <Loading what="Reading the document" />}
        {tried?.extraction !== undefined && (
          <TriedFields extraction={tried.extraction} selected={selected} onSelect={setSelected} />
        )}
      </aside>
    </>
  );
}
