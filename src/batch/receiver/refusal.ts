/** Why a request is not taken: a status for the sender, a reason for whoever runs the receiver. */
export interface Refusal {
  status: 400 | 401 | 405 | 408 | 413 | 503;
  reason: string;
}

export function isRefusal(value: object): value is Refusal {
  return 'status' in value && 'reason' in value;
}
