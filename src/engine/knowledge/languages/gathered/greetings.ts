/** First words of the line that greets the one a letter is written to, folded. */
export const greetings = new Set(
  'dear hello hi hej hallo sehr liebe lieber guten cher chere bonjour madame monsieur estimado estimada estimados gentile egregio spettabile caro prezado prezada exmo exma geachte beste szanowny szanowna szanowni sayin sevgili basta'.split(
    ' ',
  ),
);
