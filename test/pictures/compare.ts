import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/** Chromium smooths the edges of icons a little differently each time: so many of their pixels are no difference. */
const NOISE = { pixels: 12, edgePixels: 60 };

type Difference = { name: string; pixels: number; share: number; sizes: string };

/**
 * Prints the pictures that differ, worst first, and writes each as before | after | difference to `after`/diff. Returns
 * whether both sets are the same.
 */
export async function comparePictures(before: string, after: string, only: RegExp): Promise<boolean> {
  const [names, newNames] = await Promise.all([listPictures(before, only), listPictures(after, only)]);
  const inBoth = names.filter((name) => newNames.includes(name));
  const diffFolder = join(after, "diff");
  await rm(diffFolder, { recursive: true, force: true });
  await mkdir(diffFolder, { recursive: true });
  const differences: Difference[] = [];
  for (const name of inBoth) {
    const difference = await comparePicture(name, { before, after, diffFolder });
    if (difference) differences.push(difference);
  }
  for (const { name, pixels, share, sizes } of differences.sort((a, b) => b.share - a.share)) {
    console.log(`${name}  ${pixels} pixels, ${(share * 100).toFixed(2)} %${sizes}`);
  }
  // A subset is compared with a whole set: only what the first set lacks is worth a line.
  const added = newNames.filter((name) => !names.includes(name));
  for (const name of added) console.log(`${name}  not in ${before}`);
  console.log(
    `${inBoth.length} compared: ${inBoth.length - differences.length} the same, ${differences.length} differ`,
  );
  return differences.length === 0 && added.length === 0 && inBoth.length > 0;
}

async function listPictures(folder: string, only: RegExp): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  const isPicture = (file: string) => file.endsWith(".png") && !/^(diff|failed)\//.test(file);
  return files.filter((file) => isPicture(file) && only.test(file)).sort();
}

type Folders = { before: string; after: string; diffFolder: string };

async function comparePicture(name: string, { before, after, diffFolder }: Folders): Promise<Difference | null> {
  const [oldFile, newFile] = await Promise.all([readFile(join(before, name)), readFile(join(after, name))]);
  if (oldFile.equals(newFile)) return null;
  const [oldPicture, newPicture] = [PNG.sync.read(oldFile), PNG.sync.read(newFile)];
  const width = Math.max(oldPicture.width, newPicture.width);
  const height = Math.max(oldPicture.height, newPicture.height);
  const [left, right, marked] = [
    pad(oldPicture, width, height),
    pad(newPicture, width, height),
    new PNG({ width, height }),
  ];
  const count = (includeAA: boolean) =>
    pixelmatch(left.data, right.data, marked.data, width, height, { threshold: 0.02, includeAA });
  const pixels = count(true);
  if (pixels <= NOISE.pixels || (pixels <= NOISE.edgePixels && count(false) <= NOISE.pixels)) return null;
  const sheet = new PNG({ width: width * 3, height });
  for (const [index, part] of [left, right, marked].entries()) {
    PNG.bitblt(part, sheet, 0, 0, width, height, width * index, 0);
  }
  const file = join(diffFolder, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, PNG.sync.write(sheet));
  const size = (picture: PNG) => `${picture.width}x${picture.height}`;
  const sizes = size(oldPicture) === size(newPicture) ? "" : `, ${size(oldPicture)} -> ${size(newPicture)}`;
  return { name, pixels, share: pixels / (width * height), sizes };
}

function pad(picture: PNG, width: number, height: number): PNG {
  const padded = new PNG({ width, height });
  PNG.bitblt(picture, padded, 0, 0, picture.width, picture.height, 0, 0);
  return padded;
}
