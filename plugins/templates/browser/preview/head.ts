// The inline script of a template's document: it sets everything that must be right before the first paint.
import { isPrinted } from '../../shared/look';
import { paintMode, readLook } from '../../shared/readLook';

const look = readLook();
paintMode(look);
document.documentElement.dir = look.direction;
if (!isPrinted(look)) {
  // The server has printed another theme or direction: the template is hidden until React has drawn it.
  document.documentElement.dataset.pending = '';
}
