import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';

export default function ImageListThumbnail() {
  return (
    <ImageList component="div" cols={3} rowHeight={40} gap={6} sx={{ width: 170, m: 0 }}>
      {[
        'primary.light',
        'success.light',
        'warning.light',
        'info.light',
        'error.light',
        'secondary.light',
      ].map((color) => (
        <ImageListItem key={color} component="div" sx={{ bgcolor: color }} />
      ))}
    </ImageList>
  );
}
