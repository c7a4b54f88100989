/** Why a request is refused: a status for the sender, a reason for the operator. */
export interface Refusal {
  status: 400 | 401 | 405 | 408 | 413 | 503;
  reason: string;
}

export function isRefusal(value: object): value is Refusal {
  return 'status' in value && 'reason' in value;
}
