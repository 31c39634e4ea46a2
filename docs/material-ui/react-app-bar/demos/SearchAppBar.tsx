import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import SearchIcon from '@mui/icons-material/Search';

const field = {
  border: 1,
  borderRadius: 1,
  px: 1,
  color: 'inherit',
  width: { xs: 150, sm: 220 },
  '&:focus-within': { outline: '2px solid', outlineOffset: 1 },
  '& input::placeholder': { opacity: 1 },
};

export default function SearchAppBar() {
  return (
    <Box sx={{ width: 1 }}>
      <AppBar position="static">
        <Toolbar>
          <Typography variant="h6" component="div" noWrap sx={{ flexGrow: 1 }}>
            Files
          </Typography>
          <Box
            component="form"
            role="search"
            aria-label="Files"
            onSubmit={(event) => event.preventDefault()}
          >
            <InputBase
              type="search"
              name="file"
              placeholder="Search"
              startAdornment={<SearchIcon sx={{ mr: 1 }} />}
              slotProps={{ input: { 'aria-label': 'Search the files' } }}
              sx={field}
            />
          </Box>
        </Toolbar>
      </AppBar>
    </Box>
  );
}
