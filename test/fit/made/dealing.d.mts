export interface Dealt {
  kind: string;
  language: string;
}

export function deal(place: {
  seed: number;
  index: number;
  kinds: string[];
  languages: string[];
  languagesOf?: Record<string, string[]>;
}): Dealt;
