import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';
import DownloadIcon from '@mui/icons-material/Download';

const invoices = ['Invoice 2041', 'Invoice 2042', 'Invoice 2043'];

export default function InteractiveList() {
  const [dense, setDense] = React.useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <FormControlLabel
        control={<Switch checked={dense} onChange={(event) => setDense(event.target.checked)} />}
        label="Dense"
      />
      <List dense={dense} aria-label="Invoices">
        {invoices.map((invoice) => (
          <ListItem
            key={invoice}
            disablePadding
            secondaryAction={
              <IconButton edge="end" aria-label={`Download ${invoice}`}>
                <DownloadIcon />
              </IconButton>
            }
          >
            <ListItemButton>
              <ListItemText primary={invoice} secondary="Paid" />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
