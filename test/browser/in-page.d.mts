export function sidewaysScroll(): number;
export function focused(): {tag: string; text: string; isVisible: boolean};
export function faintTexts(least: number): string[];
export function markFocused(): Promise<{isVisible: boolean; text: string}>;
export function unmarked(): string[];
export function isScrolledTo(selector: string): boolean;
export function imagesShown(): Promise<void>;
