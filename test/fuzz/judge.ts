import type {FuzzRequest} from './requests.js';
import type {Answer} from './send.js';

/** What came of a request: its status, or that there was none; and what is wrong with that, if anything. */
export interface Judgement {
  outcome: string;
  complaint: string | undefined;
}

export function judge({isHttp}: FuzzRequest, {text, hung}: Answer): Judgement {
  if (hung) return {outcome: 'hung', complaint: 'neither answered nor closed'};
  const final = text.replace(/^(?:HTTP\/1\.1 1\d\d [^\r]*\r\n(?:[^\r]+\r\n)*\r\n)+/, '');
  const status = /^HTTP\/1\.1 (\d{3})/.exec(final)?.[1];
  if (status === undefined)
    return {
      outcome: 'closed',
      complaint: isHttp || final !== '' ? `no answer but ${JSON.stringify(final.slice(0, 100))}` : undefined,
    };
  const complaint = complaintOf(Number(status), final);
  if (complaint !== undefined || !isHttp) return {outcome: status, complaint};
  return {outcome: status, complaint: Number(status) >= 400 ? bareError(final) : undefined};
}

function complaintOf(status: number, text: string): string | undefined {
  const {head, body} = partsOf(text);
  if (status >= 500 && status !== 503) return `status ${status}: ${body.slice(0, 300)}`;
  if (/^x-injected/im.test(head)) return 'a header came in by a value';
  if (/node_modules|\bat \S+ \(|\.js:\d+/.test(body)) return `a stack got out: ${body.slice(0, 300)}`;
  return undefined;
}

/** What is HTTP is told what is wrong in the shape of all errors. */
function bareError(text: string): string | undefined {
  const {head, body} = partsOf(text);
  const isProblem = /^content-type: application\/problem\+json/im.test(head);
  if (isProblem && /"code":"\w+"/.test(body) && /"message":"[^"]/.test(body)) return undefined;
  return `an error without a problem: ${text.slice(0, 300)}`;
}

function partsOf(text: string): {head: string; body: string} {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  return {head, body: rest.join('\r\n\r\n')};
}
