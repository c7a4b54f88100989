interface Answer {
  value: unknown;
  page?: number;
  box?: {left: number; top: number; right: number; bottom: number};
}
interface Case {
  set: string;
  id: string;
  truth: Record<string, {value: unknown; type?: string}>;
  settings: {metric: string; monthFirst: boolean};
}
export function compareAnswers(
  cases: Case[],
  before: Record<string, Answer>[],
  after: Record<string, Answer>[],
): {name: string; verdict: 'unchanged' | 'better' | 'worse' | 'changed'}[];
