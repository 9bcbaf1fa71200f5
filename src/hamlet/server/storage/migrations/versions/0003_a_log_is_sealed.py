"""A log is sealed: a running digest with each entry (none in those of before).

And a row that is written to find out whether anything can be.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("entries", sa.Column("digest", sa.LargeBinary, nullable=True))
    probes = op.create_table(
        "probes",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.bulk_insert(probes, [{"id": 1, "at": 0.0}])


def downgrade() -> None:
    op.drop_table("probes")
    op.drop_column("entries", "digest")
