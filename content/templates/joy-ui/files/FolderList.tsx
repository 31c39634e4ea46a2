import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

interface FolderListProps {
  folders: readonly string[];
  current: string;
  onOpen: (folder: string) => void;
}

/** The folders: a column beside the files, or a row above them on narrow screens. */
export default function FolderList({ folders, current, onOpen }: FolderListProps) {
  return (
    <nav aria-label="Folders">
      <List
        sx={{
          flexDirection: { xs: 'row', md: 'column' },
          flexWrap: 'wrap',
          gap: 0.5,
          '--ListItem-radius': '6px',
        }}
      >
        {folders.map((folder) => (
          <ListItem key={folder}>
            <ListItemButton
              component="a"
              href={`#${folder.toLowerCase()}`}
              // Selected alone, its text would be too pale on the inverted surface.
              variant={folder === current ? 'solid' : 'plain'}
              selected={folder === current}
              aria-current={folder === current ? 'page' : undefined}
              onClick={() => onOpen(folder)}
            >
              {folder}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </nav>
  );
}
