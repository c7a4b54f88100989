/** Why a job or a document failed, as reported to the caller. */
export interface Failure {
  code: string;
  message: string;
}
