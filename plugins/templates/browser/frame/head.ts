// The inline script of a template's frame: the mode and width before the first paint.
import { paintMode, readLook } from '../../shared/readLook';

const look = readLook();
paintMode(look);
document.documentElement.dataset.width = look.width;
