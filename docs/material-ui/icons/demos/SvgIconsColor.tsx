import Stack from '@mui/material/Stack';
import BookmarkIcon from '@mui/icons-material/Bookmark';

export default function SvgIconsColor() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <BookmarkIcon />
      <BookmarkIcon color="primary" />
      <BookmarkIcon color="secondary" />
      <BookmarkIcon color="success" />
      <BookmarkIcon color="action" />
      <BookmarkIcon color="disabled" />
      <BookmarkIcon htmlColor="#b45309" />
    </Stack>
  );
}
