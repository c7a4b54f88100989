export type Theme = 'system' | 'light' | 'dark';

const place = 'docextract-theme';

/** The look that was chosen here; the system's otherwise. */
export function chosenTheme(): Theme {
  const stored = localStorage.getItem(place);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(place);
  else localStorage.setItem(place, theme);
  applyTheme();
}

export function applyTheme(): void {
  const theme = chosenTheme();
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
