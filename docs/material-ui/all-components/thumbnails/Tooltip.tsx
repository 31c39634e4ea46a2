import Box from '@mui/material/Box';
import DeleteIcon from '@mui/icons-material/Delete';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipThumbnail() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Box
        sx={{
          bgcolor: 'grey.700',
          color: 'common.white',
          px: 1,
          py: 0.5,
          borderRadius: 1,
          fontSize: 11,
        }}
      >
        Delete
      </Box>
      <Tooltip title="Delete">
        <IconButton>
          <DeleteIcon />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
