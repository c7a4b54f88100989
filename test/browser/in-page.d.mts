export function sidewaysScroll(): number;
export function focused(): {tag: string; text: string; isVisible: boolean};
export function faintTexts(least: number): string[];
