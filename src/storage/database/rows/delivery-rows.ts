/** A webhook delivery for one document of a job. */
export interface DeliveryRow {
  /** The `webhook-id`. */
  id: string;
  job_id: string;
  /** `null`: the job failed before it had documents. */
  document_id: string | null;
  position: number;
  template_id: string;
  status: 'waiting' | 'running' | 'delivered' | 'failed';
  /** Written at the first attempt; each attempt sends the same bytes. */
  body: string | null;
  attempts: number;
  /** Failed attempts since it was last queued. */
  retries: number;
  due_at: number;
  holder: string | null;
  /** Why it was given up. */
  error: string | null;
  created_at: number;
  completed_at: number | null;
  expires_at: number;
  /** 0: the first delivery of the document; else its revision when it got another one for corrected values. */
  corrected: number;
}

export interface DeliveryAttemptRow {
  delivery_id: string;
  /** From 1. */
  number: number;
  started_at: number;
  /** `null` while it is under way, or when it was interrupted. */
  duration_ms: number | null;
  /** Status of the reply; `null` without a reply. */
  status: number | null;
  error: string | null;
  /** The first bytes of the reply's body. */
  reply: string | null;
}
