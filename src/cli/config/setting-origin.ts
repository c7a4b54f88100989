/** Where a value came from. */
export interface Origin {
  kind: 'flag' | 'environment' | 'profile' | 'project' | 'user' | 'default';
  /** The variable, profile or file, in words. */
  name: string;
  /** The file, when it came from one. */
  path?: string;
}
