import Skeleton from '@mui/joy/Skeleton';
import type { SkeletonProps } from '@mui/joy/Skeleton';

export const initial = { height: 64, variant: 'rectangular', width: 200 } satisfies SkeletonProps;
export const hidden = ['children', 'loading', 'overlay'] satisfies (keyof SkeletonProps)[];

export default function SkeletonExample(props: SkeletonProps) {
  return <Skeleton {...props} />;
}
