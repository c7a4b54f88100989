export interface PaperQuestion {
  name: string;
  prompt: string;
  other: string;
  value: string | string[] | null;
  printed?: string | string[];
  type?: string;
}

export function contentOf(html: string): {
  kind: string;
  language: string;
  medium: 'text' | 'scan' | 'photo';
  questions: PaperQuestion[];
};

export function isKeptBack(name: string): boolean;

export function isUnopened(name: string): boolean;
