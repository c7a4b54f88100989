/** Why a job or a document failed, as it is told to the caller. */
export interface Failure {
  code: string;
  message: string;
}
