import Skeleton from '@mui/material/Skeleton';
import type { SkeletonProps } from '@mui/material/Skeleton';

export const initial = { height: 64, variant: 'rounded', width: 200 } satisfies SkeletonProps;
export const hidden = ['children'] satisfies (keyof SkeletonProps)[];

export default function SkeletonExample(props: SkeletonProps) {
  return <Skeleton {...props} />;
}
