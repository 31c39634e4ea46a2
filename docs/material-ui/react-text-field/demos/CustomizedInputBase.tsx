import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import SearchIcon from '@mui/icons-material/Search';

const searchBar = {
  display: 'flex',
  width: 280,
  pl: 2,
  borderRadius: 8,
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main' },
};

export default function CustomizedInputBase() {
  const [query, setQuery] = React.useState('');

  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <Paper variant="outlined" sx={searchBar}>
        <InputBase
          name="query"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          placeholder="Search documents"
          inputProps={{ 'aria-label': 'Search documents' }}
          sx={{ flex: 1 }}
        />
        <IconButton type="submit" aria-label="Search">
          <SearchIcon />
        </IconButton>
      </Paper>
    </form>
  );
}
