import Box from '@mui/material/Box';
import ImageList from '@mui/material/ImageList';
import type { ImageListProps } from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';

export const initial = { cols: 3, gap: 8 } satisfies Partial<ImageListProps>;

export default function ImageListExample(props: Omit<ImageListProps, 'children'>) {
  return (
    <ImageList sx={{ width: 240 }} {...props}>
      <ImageListItem>
        <Box sx={{ bgcolor: 'primary.main', height: 60 }} />
      </ImageListItem>
      <ImageListItem>
        <Box sx={{ bgcolor: 'success.main', height: 90 }} />
      </ImageListItem>
      <ImageListItem>
        <Box sx={{ bgcolor: 'warning.main', height: 60 }} />
      </ImageListItem>
      <ImageListItem>
        <Box sx={{ bgcolor: 'error.main', height: 75 }} />
      </ImageListItem>
    </ImageList>
  );
}
