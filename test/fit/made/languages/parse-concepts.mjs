/**
 * What a concept is called: `key = label|label > paraphrase|paraphrase > question|question`, on one line, or with the
 * paraphrases and the questions on lines of their own. Labels stand on paper; paraphrases and questions are how a request
 * may say the same in other words.
 */
export function parseConcepts(text) {
  const lines = text
    .replace(/\s*\n\s*>/g, ' >')
    .split('\n')
    .filter((line) => line.includes('='));
  return Object.fromEntries(
    lines.map((line) => {
      const [key, phrases] = line.split(' = ');
      const [labels, paraphrases = [], questions = []] = phrases.split('>').map((part) =>
        part
          .split('|')
          .map((phrase) => phrase.trim())
          .filter(Boolean),
      );
      return [key.trim(), {labels, paraphrases, questions}];
    }),
  );
}
