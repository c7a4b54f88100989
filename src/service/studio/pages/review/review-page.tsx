import {Loaded} from '../parts/loaded.js';
import {usePageTitle} from '../parts/page-title.js';
import {ReviewDesk} from './review-desk.js';
import {useReview} from './use-review.js';
import './review.css';

/** A document of a job: page and fields beside each other. */
export function ReviewPage({id, position}: {id: string; position: number}) {
  const review = useReview(id, position);
  usePageTitle(review.read.data?.name ?? 'Review');
  return (
    <div class="review">
      <Loaded read={review.read}>{(document) => <ReviewDesk document={document} review={review} />}</Loaded>
    </div>
  );
}
