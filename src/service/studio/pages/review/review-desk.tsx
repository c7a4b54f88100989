import {useMemo, useState} from 'preact/hooks';
import {useLocation} from 'wouter-preact';
import type {DocumentReview} from '../../contract/documents.js';
import {addressOf} from '../api/call.js';
import {ProblemNotice} from '../parts/notice.js';
import {type Box, textIn} from '../page-view/boxes.js';
import {DrawHint} from '../page-view/draw-box.js';
import {PageStack} from '../page-view/page-stack.js';
import {ConflictNotice} from './conflict-notice.js';
import {FieldBoxes} from './field-boxes.js';
import {FieldList} from './field-list.js';
import {ReviewHead} from './review-head.js';
import {nextUnsure} from './unsure.js';
import type {useReview} from './use-review.js';
import {useWordsOf} from './use-words-of.js';

interface ReviewDeskProps {
  document: DocumentReview;
  review: ReturnType<typeof useReview>;
}

/** What was drawn for a field: its value is not known yet. */
export interface DrawnPlace {
  name: string;
  page: number;
  box: Box;
  text: string;
}

/** Page left, fields right. Which field is selected, and whether its box is being drawn. */
export function ReviewDesk({document, review}: ReviewDeskProps) {
  const [, go] = useLocation();
  const [selected, setSelected] = useState(() => nextUnsure(document.fields, undefined, 1)?.name);
  const [isDrawing, setIsDrawing] = useState(false);
  const [place, setPlace] = useState<DrawnPlace>();
  const field = document.fields.find(({name}) => name === selected);
  const page = field?.page ?? field?.read.page ?? 1;
  const box = field?.box;
  const target = useMemo(() => ({page, box}), [selected, page, box?.left, box?.top, box?.right, box?.bottom]);
  const wordsOf = useWordsOf(document, isDrawing ? page : undefined);
  const select = (name: string | undefined) => {
    setIsDrawing(false);
    setPlace(undefined);
    setSelected(name);
  };
  /** The box is drawn until the words of its page are known, which may take a while. */
  const draw = async (onPage: number, drawn: Box) => {
    const words = await wordsOf(onPage);
    setIsDrawing(false);
    if (selected !== undefined)
      setPlace({name: selected, page: onPage, box: drawn, text: textIn(words, drawn)});
  };
  const shown = document.fields.map((one) =>
    one.name === place?.name ? {...one, page: place.page, box: place.box} : one,
  );
  const finish = async () => {
    await review.finish();
    go(
      document.next === undefined
        ? `/jobs/${document.job_id}`
        : `/jobs/${document.job_id}/documents/${document.next}`,
    );
  };
  return (
    <>
      <ReviewHead document={document} onUndo={review.undo} />
      <PageStack
        label={`Pages of ${document.name}`}
        pages={document.pages}
        picture={(number, width) =>
          document.has_file
            ? addressOf('GET /jobs/{id}/documents/{position}/pages/{page}/picture', {
                path: {id: document.job_id, position: document.position, page: number},
                query: {width},
              })
            : undefined
        }
        target={target}
        tools={isDrawing && <DrawHint />}
        overlay={(number) => (
          <FieldBoxes
            fields={shown}
            page={number}
            selected={selected}
            onSelect={select}
            drawing={
              isDrawing && field !== undefined
                ? {
                    field,
                    takesFocus: number === page,
                    onDraw: (drawn) => {
                      void draw(number, drawn);
                    },
                    onCancel: () => {
                      setIsDrawing(false);
                    },
                  }
                : undefined
            }
          />
        )}
      />
      <aside class="review-side" aria-label="Fields">
        <ProblemNotice error={review.error} />
        {review.conflict !== undefined && (
          <ConflictNotice conflict={review.conflict} fields={document.fields} onSettle={review.settle} />
        )}
        <FieldList
          document={document}
          selected={selected}
          place={place}
          isDrawing={isDrawing}
          onSelect={select}
          onChange={(name, change) => {
            setPlace(undefined);
            review.change(name, change);
          }}
          onUndo={review.undo}
          onDraw={() => {
            setIsDrawing(true);
          }}
          onFinish={finish}
        />
      </aside>
    </>
  );
}
