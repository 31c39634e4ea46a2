import { createServer } from '../../../data/server';

export interface DriveItem {
  /** The whole path, such as `Concerts/Spring/Program.pdf`. */
  id: string;
  /** The path of the folder, which is empty on the first level. */
  folder: string;
  name: string;
  /** The number of items in a folder, and 0 for a file. */
  count: number;
}

const paths = [
  'Concerts',
  'Concerts/Spring',
  'Concerts/Spring/Posters',
  'Concerts/Spring/Posters/Draft.svg',
  'Concerts/Spring/Posters/Print.pdf',
  'Concerts/Spring/Program.pdf',
  'Concerts/Summer',
  'Concerts/Summer/Stage plan.pdf',
  'Contracts',
  'Contracts/Caterer.pdf',
  'Contracts/Sound engineer.pdf',
  'Photos',
  'Photos/Choir.jpg',
  'Photos/Rehearsal.jpg',
  'Guide for guests.pdf',
];

const folderOf = (path: string) => path.split('/').slice(0, -1).join('/');

const items = paths.map((path): DriveItem => {
  const inside = paths.filter((other) => folderOf(other) === path);
  return { id: path, folder: folderOf(path), name: path.split('/').at(-1)!, count: inside.length };
});

const server = createServer(items, { latency: 400 });

/** Returns the items of one folder. The path of the first level is empty. */
export async function fetchFolder(path: string, signal: AbortSignal): Promise<DriveItem[]> {
  const operator = path === '' ? 'isEmpty' : 'equals';
  const { rows } = await server.fetchRows({
    filterModel: { items: [{ field: 'folder', operator, value: path }] },
    signal,
  });
  return rows;
}

export const { failNext } = server;
