import { fetchText } from '@component-docs/kit/browser/fetchInTime';
import { readPageChunks, loadPageModule } from './pageModules';

/**
 * Loads a module that another page needs, whose HTML names the files of its chunk. Rejects when one of them
 * can't be had.
 *
 * @param page address of the page
 */
export async function loadModuleOfPage(name: string, page: string): Promise<unknown> {
  if (process.env.NODE_ENV === 'production') {
    readPageChunks(new DOMParser().parseFromString(await fetchText(page), 'text/html'));
  }
  return loadPageModule(name);
}
