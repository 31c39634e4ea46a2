import TextareaAutosize from '@mui/material/TextareaAutosize';
import type { TextareaAutosizeProps } from '@mui/material/TextareaAutosize';

export const initial = { minRows: 3 } satisfies TextareaAutosizeProps;

export default function TextareaAutosizeExample(props: TextareaAutosizeProps) {
  return <TextareaAutosize aria-label="Comment" placeholder="Type several lines" {...props} />;
}
