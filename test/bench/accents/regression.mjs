// Multinomial logistic regression on whitened features.

/** What makes features of rows uncorrelated, of variance 1: {apply(row), undo(weights)}; rows are Float64Arrays. */
export function whiten(rows) {
  const size = rows[0].length;
  const mean = new Float64Array(size);
  for (const row of rows) for (let i = 0; i < size; i++) mean[i] += row[i] / rows.length;
  const lower = cholesky(covariance(rows, mean));
  return {
    apply(row) {
      const out = new Float64Array(size);
      for (let i = 0; i < size; i++) {
        let sum = row[i] - mean[i];
        for (let j = 0; j < i; j++) sum -= lower[i][j] * out[j];
        out[i] = sum / lower[i][i];
      }
      return out;
    },
    /** Weights of whitened features, the constant last, as weights of the features themselves. */
    undo(weights) {
      const out = new Float64Array(size + 1);
      for (let i = size - 1; i >= 0; i--) {
        let sum = weights[i];
        for (let j = i + 1; j < size; j++) sum -= lower[j][i] * out[j];
        out[i] = sum / lower[i][i];
      }
      out[size] = weights[size];
      for (let i = 0; i < size; i++) out[size] -= out[i] * mean[i];
      return out;
    },
  };
}

/** Weights per class, those of the first all 0: features and, last, the constant; `penalty` of their squares (Adam, full batch). */
export function fit(rows, answers, {classes, penalty, rounds}) {
  const size = rows[0].length + 1;
  const weights = Array.from({length: classes}, () => new Float64Array(size));
  const [first, second] = [1, 2].map(() => weights.map(() => new Float64Array(size)));
  for (let round = 1; round <= rounds; round++) {
    const gradient = gradientOf(weights, rows, answers);
    const rate = 0.08 * Math.min(1, (2 * (rounds - round)) / rounds);
    for (let one = 1; one < classes; one++)
      for (let i = 0; i < size; i++) {
        const slope = gradient[one][i] + (i < size - 1 ? penalty * weights[one][i] : 0);
        first[one][i] = 0.9 * first[one][i] + 0.1 * slope;
        second[one][i] = 0.99 * second[one][i] + 0.01 * slope * slope;
        const step = first[one][i] / (1 - 0.9 ** round);
        weights[one][i] -= (rate * step) / (Math.sqrt(second[one][i] / (1 - 0.99 ** round)) + 1e-8);
      }
  }
  return weights;
}

function gradientOf(weights, rows, answers) {
  const size = weights[0].length;
  const gradient = weights.map(() => new Float64Array(size));
  const scores = new Float64Array(weights.length);
  rows.forEach((row, index) => {
    softmax(scores, weights, row);
    for (let one = 1; one < weights.length; one++) {
      const share = (scores[one] - (answers[index] === one ? 1 : 0)) / rows.length;
      if (Math.abs(share) * rows.length < 1e-6) continue;
      const target = gradient[one];
      for (let i = 0; i < size - 1; i++) target[i] += share * row[i];
      target[size - 1] += share;
    }
  });
  return gradient;
}

function softmax(scores, weights, row) {
  let highest = 0;
  weights.forEach((weight, one) => {
    let sum = weight[row.length];
    for (let i = 0; i < row.length; i++) sum += weight[i] * row[i];
    scores[one] = sum;
    highest = Math.max(highest, sum);
  });
  let total = 0;
  for (let one = 0; one < scores.length; one++) total += scores[one] = Math.exp(scores[one] - highest);
  for (let one = 0; one < scores.length; one++) scores[one] /= total;
}

function covariance(rows, mean) {
  const size = mean.length;
  const sums = Array.from({length: size}, () => new Float64Array(size));
  const off = new Float64Array(size);
  for (const row of rows) {
    for (let i = 0; i < size; i++) off[i] = row[i] - mean[i];
    for (let i = 0; i < size; i++) for (let j = 0; j <= i; j++) sums[i][j] += off[i] * off[j];
  }
  return sums.map((row) => row.map((sum) => sum / rows.length));
}

/** The lower triangle whose product with itself turned is the matrix, of which the lower triangle is read. */
function cholesky(matrix) {
  const lower = matrix.map((row) => new Float64Array(row.length));
  for (let i = 0; i < matrix.length; i++)
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i][j];
      for (let k = 0; k < j; k++) sum -= lower[i][k] * lower[j][k];
      lower[i][j] = i === j ? Math.sqrt(sum) : sum / lower[j][j];
    }
  return lower;
}
