type Look = '' | 'good' | 'bad' | 'unsure' | 'accent' | 'accent moving';

const jobWords: Record<string, {words: string; look: Look}> = {
  NEW: {words: 'Queued', look: ''},
  'UNZIP FILE': {words: 'Unpacking', look: 'accent moving'},
  'UNZIP FILE SUCCESS': {words: 'Unpacked', look: 'accent moving'},
  'UNZIP FILE FAILED': {words: 'Not unpacked', look: 'bad'},
  'PROCESS IMAGE': {words: 'Reading', look: 'accent moving'},
  'PROCESS IMAGE SUCCESS': {words: 'Read', look: 'accent moving'},
  'PROCESS IMAGE FAILED': {words: 'Failed', look: 'bad'},
  PROCESSING: {words: 'Reading', look: 'accent moving'},
  SUCCESS: {words: 'Done', look: 'good'},
  FAILED: {words: 'Failed', look: 'bad'},
};

/** The status of a job in a word. */
export function JobStatusBadge({status, waitingReview}: {status: string; waitingReview: number}) {
  if (waitingReview > 0) return <span class="badge unsure">Waits for review</span>;
  const {words, look} = jobWords[status] ?? {words: status, look: ''};
  return <span class={`badge ${look}`}>{words}</span>;
}

/** The job will not change by itself any more. */
export function isOver(status: string): boolean {
  const look = jobWords[status]?.look;
  return look === 'good' || look === 'bad';
}
