import Stack from '@mui/material/Stack';
import BookmarkIcon from '@mui/icons-material/Bookmark';

export default function SvgIconsSize() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'end' }}>
      <BookmarkIcon fontSize="small" />
      <BookmarkIcon />
      <BookmarkIcon fontSize="large" />
      <BookmarkIcon sx={{ fontSize: 48 }} />
    </Stack>
  );
}
