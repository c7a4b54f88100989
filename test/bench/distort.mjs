// What happens to a page on its way to the reader, one at a time. A raster is {width, height, data: RGB}.
import sharp from 'sharp';

const paper = {r: 236, g: 235, b: 232};

/** Each with its steps from mild to harsh; `apply` takes a raster and a step, and gives a sharp image. */
export const distortions = {
  none: {steps: [0], unit: '', apply: (raster) => image(raster)},
  rotation: {
    steps: [-10, -5, -2, 2, 5, 10],
    unit: '°',
    apply: (raster, degrees) => image(raster).rotate(degrees, {background: paper}),
  },
  scale: {
    steps: [0.5, 0.6, 0.75, 1.25, 1.5],
    unit: '×',
    apply: (raster, factor) => image(raster).resize({width: Math.round(raster.width * factor)}),
  },
  perspective: {
    steps: [2, 5, 10, 15],
    unit: ' %',
    apply: (raster, share) => image(keystone(raster, share / 100)),
  },
  noise: {steps: [10, 25, 40, 60], unit: ' σ', apply: (raster, sigma) => image(withNoise(raster, sigma))},
  quality: {steps: [60, 30, 15, 8], unit: ' JPEG', apply: (raster) => image(raster)},
  inserted: {steps: [60, 120, 240], unit: ' px', apply: (raster, height) => withBand(raster, height)},
  shifted: {steps: [20, 40, 80], unit: ' px', apply: (raster, across) => withShift(raster, across)},
  everything: {
    steps: [1, 2],
    unit: '',
    apply: (raster, much) =>
      image(withNoise(keystone(raster, 0.02 * much), 10 * much)).rotate(1.5 * much, {background: paper}),
  },
};

/** The step of `quality` is the quality itself; everything else is saved as scanners do. */
export function qualityOf(name, step) {
  return name === 'quality' ? step : name === 'everything' ? 60 / step : 88;
}

function image({width, height, data}) {
  return sharp(data, {raw: {width, height, channels: 3}});
}

/** A page tilted away from the camera: the upper edge shorter by a share on each side, and lower by half of it. */
function keystone({width, height, data}, share) {
  const corners = [
    [width * share, height * share * 0.5],
    [width * (1 - share), height * share * 0.2],
    [width, height],
    [0, height * (1 - share * 0.3)],
  ];
  const [a, b, c, d, e, f, g, h] = squareTo(corners);
  const warped = new Uint8Array(data.length);
  const inverse = invert([a, b, c, d, e, f, g, h, 1]);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const w = inverse[6] * x + inverse[7] * y + inverse[8];
      const u = ((inverse[0] * x + inverse[1] * y + inverse[2]) / w) * width;
      const v = ((inverse[3] * x + inverse[4] * y + inverse[5]) / w) * height;
      sample({width, height, data}, u, v, warped, 3 * (y * width + x));
    }
  return {width, height, data: warped};
}

/** The projective map of the unit square onto four corners (Heckbert, "Fundamentals of texture mapping", 1989). */
function squareTo([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]) {
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const det = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / det;
  const h = (dx1 * sy - sx * dy1) / det;
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h];
}

function invert([a, b, c, d, e, f, g, h, i]) {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

/** Bilinear; paper outside. */
function sample({width, height, data}, x, y, to, at) {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const inside = left >= 0 && top >= 0 && left < width - 1 && top < height - 1;
  const [across, down] = [x - left, y - top];
  for (let channel = 0; channel < 3; channel++) {
    if (!inside) {
      to[at + channel] = 232;
      continue;
    }
    const from = 3 * (top * width + left) + channel;
    const upper = data[from] * (1 - across) + data[from + 3] * across;
    const lower = data[from + 3 * width] * (1 - across) + data[from + 3 * width + 3] * across;
    to[at + channel] = upper * (1 - down) + lower * down;
  }
}

/** Gaussian, the same for the three colours, and for every run. */
function withNoise({width, height, data}, sigma) {
  let state = 1;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state + 1) / 2 ** 32;
  };
  const noisy = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at += 3) {
    const grain = sigma * Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
    for (let channel = 0; channel < 3; channel++)
      noisy[at + channel] = Math.max(0, Math.min(255, data[at + channel] + grain));
  }
  return {width, height, data: noisy};
}

/** Where a section is inserted or begins to be shifted: below the first rows of fields. */
const cut = 0.34;

async function withBand(raster, height) {
  const {upper, lower, at} = await parts(raster);
  const size = {width: raster.width, height: raster.height + height, channels: 3, background: paper};
  return sharp({create: size}).composite([
    {input: upper, left: 0, top: 0},
    {input: lower, left: 0, top: at + height},
  ]);
}

async function withShift(raster, across) {
  const {upper, lower, at} = await parts(raster);
  const size = {width: raster.width + across, height: raster.height, channels: 3, background: paper};
  return sharp({create: size}).composite([
    {input: upper, left: 0, top: 0},
    {input: lower, left: across, top: at},
  ]);
}

async function parts(raster) {
  const at = Math.round(raster.height * cut);
  const part = (top, height) =>
    image(raster).extract({left: 0, top, width: raster.width, height}).png().toBuffer();
  return {at, upper: await part(0, at), lower: await part(at, raster.height - at)};
}
