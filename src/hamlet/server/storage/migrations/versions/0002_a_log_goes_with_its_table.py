"""A log goes with its table: no entry without one."""

from alembic import op

revision = "0002"
down_revision = "0001"
KEY = "entries_table"


def upgrade() -> None:
    op.execute("DELETE FROM entries WHERE table_id NOT IN (SELECT id FROM tables)")
    with op.batch_alter_table("entries") as entries:
        entries.create_foreign_key(KEY, "tables", ["table_id"], ["id"], ondelete="CASCADE")


def downgrade() -> None:
    with op.batch_alter_table("entries") as entries:
        entries.drop_constraint(KEY, type_="foreignkey")
