import Rating from '@mui/material/Rating';
import type { RatingProps } from '@mui/material/Rating';

export const order = ['size', 'max', 'precision', 'readOnly'] satisfies (keyof RatingProps)[];
export const hidden = ['emptyLabelText'] satisfies (keyof RatingProps)[];

export default function RatingExample(props: RatingProps) {
  return <Rating name="example-rating" defaultValue={3} {...props} />;
}
