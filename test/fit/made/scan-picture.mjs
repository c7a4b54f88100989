import sharp from 'sharp';

/** How a page looks that lay on a scanner or was photographed. */
const looks = {
  scanned: {turn: 0.6, shear: 0, blur: [0.3, 0.9], noise: [3, 10], light: [0.96, 1.04], quality: [55, 90]},
  photographed: {
    turn: 1.5,
    shear: 0.02,
    blur: [0.5, 1.4],
    noise: [6, 16],
    light: [0.75, 1],
    quality: [40, 80],
  },
};

/** A clean picture of a page made worse: turned, blurred, noisy, packed as JPEG. The same for the same `random`. */
export async function scanPicture(picture, random, look = 'scanned') {
  const {turn, shear, blur, noise, light, quality} = looks[look];
  const angle = (random.gauss(0, turn / 2) * Math.PI) / 180;
  const [slantX, slantY] = [random.gauss(0, shear), random.gauss(0, shear)];
  const matrix = [Math.cos(angle), -Math.sin(angle) + slantX, Math.sin(angle) + slantY, Math.cos(angle)];
  const paper = random.int(225, 255);
  const {data, info} = await sharp(picture)
    .greyscale()
    .affine(matrix, {background: {r: paper, g: paper, b: paper}})
    .blur(random.uniform(...blur))
    .linear(random.uniform(...light) * 0.9, 12)
    .raw()
    .toBuffer({resolveWithObject: true});
  addNoise(data, random.uniform(...noise), random);
  return sharp(data, {raw: info})
    .jpeg({quality: Math.round(random.uniform(...quality))})
    .toBuffer();
}

function addNoise(data, strength, random) {
  for (let at = 0; at < data.length; at++)
    data[at] = Math.min(255, Math.max(0, data[at] + (random.next() + random.next() - 1) * strength));
}
