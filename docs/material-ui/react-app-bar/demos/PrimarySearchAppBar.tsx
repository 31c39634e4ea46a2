import AppBar from '@mui/material/AppBar';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Toolbar from '@mui/material/Toolbar';
import AccountCircleIcon from '@mui/icons-material/AccountCircle';
import MailIcon from '@mui/icons-material/Mail';
import SearchIcon from '@mui/icons-material/Search';

const field = {
  bgcolor: 'background.paper',
  color: 'text.primary',
  borderRadius: 5,
  px: 2,
  width: 1,
  maxWidth: 480,
  '&:focus-within': { outline: '2px solid', outlineOffset: 2 },
  '& input::placeholder': { opacity: 0.7 },
};

export default function PrimarySearchAppBar() {
  return (
    <AppBar position="static">
      <Toolbar sx={{ gap: 1 }}>
        <Box
          component="form"
          role="search"
          aria-label="Contacts"
          onSubmit={(event) => event.preventDefault()}
          sx={{ display: 'flex', flexGrow: 1 }}
        >
          <InputBase
            type="search"
            name="contact"
            placeholder="Search"
            startAdornment={<SearchIcon sx={{ mr: 1 }} />}
            slotProps={{ input: { 'aria-label': 'Search contacts' } }}
            sx={field}
          />
        </Box>
        <IconButton color="inherit" aria-label="Messages, 4 unread">
          <Badge badgeContent={4} color="error">
            <MailIcon />
          </Badge>
        </IconButton>
        <IconButton edge="end" color="inherit" aria-label="Account of Diego Ramos">
          <AccountCircleIcon />
        </IconButton>
      </Toolbar>
    </AppBar>
  );
}
